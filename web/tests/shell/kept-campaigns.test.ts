import { beforeEach, expect, test, vi } from "vitest";

import { campaignIn, campaignOf, campaignsOf, fieldedLists, forgetCampaign, grown, keepCampaign, type KeptCampaign, listId } from "../../src/kept-campaigns";
import type { CampaignSheet } from "../../src/protocol";

const CAMPAIGN: KeptCampaign = { id: "one", game: "skirmish", name: "Rats", file: "line 1\n", entered: [], next: [] };

function sheet(file: string): CampaignSheet {
  return { name: "Rats", file, progress: "", told: [], gangs: [], games: [], history: [], over: "" };
}

/** As much of a browser's storage as is needed here; it can be full. */
class Store {
  private readonly all = new Map<string, string>();
  full = false;
  get length() {
    return this.all.size;
  }
  key = (at: number) => [...this.all.keys()][at] ?? null;
  getItem = (key: string) => this.all.get(key) ?? null;
  removeItem = (key: string) => this.all.delete(key);
  setItem = (key: string, value: string) => {
    if (this.full) throw new Error("full");
    this.all.set(key, value);
  };
}

let store: Store;

beforeEach(() => {
  store = new Store();
  vi.stubGlobal("localStorage", store);
});

test("a campaign grows by what was done in it, and a game that is entered is noted in the same write", () => {
  expect(keepCampaign(CAMPAIGN, null)).toBe("kept");
  const fielded = { ...CAMPAIGN, next: [{ name: "Rats", text: "name = 1", about: "3 models" }] };
  expect(keepCampaign(fielded, "line 1\n")).toBe("kept");
  const [list] = fieldedLists("skirmish");
  expect(list?.id).toBe(listId("one", 0));
  expect(campaignIn(list?.id ?? "")).toBe("one");
  expect(campaignIn("another list")).toBeUndefined();
  expect(keepCampaign(grown(fielded, sheet("line 1\nline 2\n"), "game 1"), "line 1\n")).toBe("kept");
  expect(campaignOf("one")).toEqual({ ...CAMPAIGN, file: "line 1\nline 2\n", entered: ["game 1"] });
  expect(fieldedLists("skirmish")).toEqual([]);
  forgetCampaign("one");
  expect(campaignsOf("skirmish")).toEqual([]);
});

test("nothing is written over what another window has done, nor where there is no room", () => {
  keepCampaign(CAMPAIGN, null);
  keepCampaign(grown(CAMPAIGN, sheet("line 1\ntheirs\n")), "line 1\n");
  expect(keepCampaign(grown(CAMPAIGN, sheet("line 1\nours\n")), "line 1\n")).toBe("changed");
  expect(campaignOf("one")?.file).toBe("line 1\ntheirs\n");
  store.full = true;
  expect(keepCampaign(grown(CAMPAIGN, sheet("line 1\ntheirs\nmore\n")), "line 1\ntheirs\n")).toBe("no-room");
  expect(campaignOf("one")?.file).toBe("line 1\ntheirs\n");
});

test("what somebody else has written there counts as nothing", () => {
  store.setItem("escarmouche.campaign.x", "{");
  store.setItem("escarmouche.campaign.y", '{"id":1}');
  expect(campaignsOf("skirmish")).toEqual([]);
});

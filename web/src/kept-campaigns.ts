/** The campaigns that are kept in this browser: each is the file of its game, which only grows, and what was begun with it. */

import { useSyncExternalStore } from "react";

import type { KeptList } from "./kept-lists";
import type { CampaignRoster, CampaignSheet } from "./protocol";

/** A campaign: its file, the games that were entered into it, and its gangs as they were last fielded. */
export interface KeptCampaign {
  id: string;
  game: string;
  name: string;
  file: string;
  entered: string[];
  next: CampaignRoster[];
}

/** What became of keeping a campaign: another window may have gone on with it, and the browser may have no room. */
export type Kept = "kept" | "changed" | "no-room";

const PLACE = "escarmouche.campaign.";
const LIST = "campaign ";
const listeners = new Set<() => void>();
let heard = 0;

/** The campaigns of a game, by name. */
export function campaignsOf(game: string): KeptCampaign[] {
  const places = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  return places
    .filter((place) => place.startsWith(PLACE))
    .map((place) => readCampaign(localStorage.getItem(place)))
    .filter((one): one is KeptCampaign => one?.game === game)
    .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
}

/** The campaign of that id, if it is kept here. */
export function campaignOf(id: string): KeptCampaign | null {
  return readCampaign(localStorage.getItem(PLACE + id));
}

/** Reads what was kept; what cannot be understood counts as nothing. */
export function readCampaign(text: string | null): KeptCampaign | null {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    return isCampaign(found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a campaign as it has become, all of it in one write; `before` is the file that it has grown from. If another
 * window has gone on with it meanwhile, nothing is written.
 */
export function keepCampaign(campaign: KeptCampaign, before: string | null): Kept {
  if ((campaignOf(campaign.id)?.file ?? null) !== before) return "changed";
  try {
    localStorage.setItem(PLACE + campaign.id, JSON.stringify(campaign));
  } catch {
    return "no-room";
  }
  tell();
  return "kept";
}

/** A campaign with what came of something that was done in it. */
export function grown(campaign: KeptCampaign, sheet: CampaignSheet, entered?: string): KeptCampaign {
  const games = entered === undefined ? campaign.entered : [...campaign.entered, entered];
  // A gang that has played is not as it was fielded any more.
  return { ...campaign, name: sheet.name, file: sheet.file, entered: games, next: entered === undefined ? campaign.next : [] };
}

/** Forgets a campaign. */
export function forgetCampaign(id: string): void {
  localStorage.removeItem(PLACE + id);
  tell();
}

/** The campaigns of a game, again whenever they change in this or in another tab. */
export function useCampaigns(game: string): KeptCampaign[] {
  useSyncExternalStore(subscribe, () => heard);
  return campaignsOf(game);
}

/** The gangs of campaigns that were fielded for a next game, as lists. */
export function fieldedLists(game: string): KeptList[] {
  return campaignsOf(game).flatMap((campaign) =>
    campaign.next.map(({ name, text, about }, at) => ({ id: listId(campaign.id, at), game, name, text, about, draft: {} })),
  );
}

/** Under which id the fielded gang of a campaign is found among lists. */
export function listId(campaign: string, at: number): string {
  return `${LIST}${campaign} ${at}`;
}

/** The campaign that a list belongs to, by the list's id. */
export function campaignIn(list: string): string | undefined {
  return list.startsWith(LIST) ? list.split(" ")[1] : undefined;
}

function tell(): void {
  heard += 1;
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener("storage", tell);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("storage", tell);
  };
}

function isCampaign(found: unknown): found is KeptCampaign {
  const { id, game, name, file, entered, next } = (found ?? {}) as Partial<KeptCampaign>;
  const texts = [id, game, name, file].every((text) => typeof text === "string");
  return texts && Array.isArray(entered) && Array.isArray(next);
}

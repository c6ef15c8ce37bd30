import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type Ref } from "react";
import { Button } from "../parts";
import type { Spot } from "../own-types";
import type { Fan, Model, Option, Table as TableData, Threat, Zone } from "../protocol";
import type { Measure, Phase, Standing, TableHandle, Way } from "../table/props";
import { Table } from "../table/table";
import { useWords } from "../words";
import { useDesk, useGesture, useLooking, useSituation, oddsKey } from "./desk";
import { DirectorPane } from "./director/caption";
import { drawnGesture, withWorth } from "./gestures";
import { Latest } from "./request-queue";
import { lengthText } from "./lengths";
import { aboutMarker, aboutModel, arcOf, drawnOf, flattened, markersOf, moverOf, targetsOf, thinned, trailWay, withComposed } from "./on-table";
import type { Draft } from "./plan";

const NO_MODELS: Model[] = [];
const NO_OPTIONS: Option[] = [];
const NO_THREATS: Threat[] = [];

const NO_ZONES: Zone[] = [];

/** What is pointed out on the table beside what somebody does there. */
export interface Pointed {
  models: number[];
  ways: Way[];
  standings: Standing[];
}

/** The table with what the question is about drawn on it. */
export function TablePane({ handle, pointed = null }: { handle: Ref<TableHandle>; pointed?: Pointed | null }) {
  const { seated, still, directing } = useDesk();
  const { say, spoken } = useWords();
  const moment = useSituation((situation) => situation.moment);
  const looked = useLooked();
  const picking = usePicking();
  const placing = usePlacing();
  const hover = useHover();
  const table = useStanding();
  const { covered } = placing.drawn;
  const marked = moment?.zones ?? NO_ZONES;
  const zones = useMemo(() => (covered.length > 0 ? [...marked, ...covered] : marked), [covered, marked]);
  const fan = useFan(placing.drawn.turnable[0] ?? null);
  const [measure, setMeasure] = useState<Measure | null>(null);
  const [folded, setFolded] = useState(true);
  if (!moment) return null;
  return (
    <div className={`play-table ${folded ? "play-folded" : ""}`} data-lesson="table">
      <Table
        ref={handle}
        table={table}
        models={placing.models}
        markers={moment.markers}
        zones={zones}
        seat={seated.seat}
        stage={still ? null : directing.director}
        {...looked}
        highlighted={pointed?.models ?? looked.highlighted}
        {...picking}
        movable={placing.movable}
        fan={fan}
        blast={placing.drawn.blast}
        turnable={placing.turnable}
        spotWanted={placing.wanted}
        reach={placing.reach}
        ways={pointed?.ways ?? placing.ways}
        standings={pointed?.standings ?? placing.standings}
        onHover={hover}
        onPickSpot={placing.pickSpot}
        onDrag={placing.drag}
        onFacing={placing.face}
        onMeasure={setMeasure}
        tools={
          <>
            {!still && table.measured && <ThreatButton />}
            {table.bands.length > 0 && <BandsButton />}
          </>
        }
      />
      <Button className="play-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {say(folded ? "play-tools" : "play-tools-fold")}
      </Button>
      {measure && <output className="play-measure">{lengthText(measure.length, seated.table.unit, spoken)}</output>}
      <RefusedHere />
      <ComposedHere />
      {!still && <DirectorPane />}
    </div>
  );
}

/** The table with what still stands on it. */
function useStanding(): TableData {
  const { table } = useDesk().seated;
  const gone = useSituation((situation) => situation.moment?.gone);
  const names = (gone ?? []).join(" ");
  return useMemo(() => flattened(table, names === "" ? [] : names.split(" ")), [table, names]);
}

/** What the person looks at, as the table draws it. */
function useLooked() {
  const cards = useSituation((situation) => situation.moment?.cards);
  const sight = useLooking((now) => now.sight);
  return {
    selected: useLooking((now) => now.selected),
    highlighted: useLooking((now) => now.lit),
    corridor: useLooking((now) => now.corridor),
    banded: useLooking((now) => (now.banded ? now.selected : null)),
    threats: useLooking((now) => now.threats) ?? NO_THREATS,
    sights: useMemo(() => thinned(sight?.seen ?? []), [sight]),
    sightFrom: sight?.from ?? null,
    acted: useMemo(() => (cards ?? []).filter((card) => card.acted).flatMap((card) => card.models), [cards]),
  };
}

/** The arc and the ranges of what is pointed out, otherwise of whoever is asked, set down, chosen or acts. */
function useFan(placed: number | null): Fan | null {
  const pointed = useLooking((now) => now.fan);
  const selected = useLooking((now) => now.selected);
  const asked = useSituation((situation) => situation.moment?.question?.fan ?? null);
  const models = useSituation((situation) => situation.moment?.models ?? NO_MODELS);
  const plain = useMemo(() => arcOf(models, placed, selected), [models, placed, selected]);
  return pointed ?? asked ?? plain;
}

/** What is clickable: the options of the question, and otherwise any model to select it. */
function usePicking() {
  const { looking, gestures } = useDesk();
  const clicks = useGesture((now) => now.clicks);
  const offer = useLooking((now) => now.offer);
  const odds = useLooking((now) => now.odds);
  const number = useSituation((situation) => situation.moment?.question?.number ?? -1);
  const phrase = useCallback((option: Option) => odds[oddsKey(number, option.key)]?.phrase ?? "", [odds, number]);
  const options = offer?.options ?? NO_OPTIONS;
  const pick = (found: Option[]) => {
    if (found.length === 1 && found[0]) offer?.pick(found[0].key);
  };
  return {
    targets: useMemo(() => withComposed(targetsOf(options, phrase), clicks), [options, phrase, clicks]),
    markerTargets: useMemo(() => markersOf(options, phrase), [options, phrase]),
    onPickModel: (model: number) => {
      const place = looking.get().place;
      const mover = place && moverOf(place.question, model);
      if (place && mover) place.planner.choose(mover);
      looking.set((now) => ({ ...now, selected: model >= 0 ? model : now.selected }));
      const click = place ? null : gestures.clickOn(model);
      if (click) gestures.click(click);
      else pick(aboutModel(options, model));
    },
    onPickMarker: (marker: string) => pick(aboutMarker(options, marker)),
  };
}

/** The placing that is being made, as the table draws and changes it. */
function usePlacing() {
  const { seated, looking, directing, gestures } = useDesk();
  const { say, spoken } = useWords();
  const worth = useLooking((now) => now.worth);
  const told = worth === null ? "" : say("play-hint-own-label", { percent: worth });
  const gesturing = useGesture((now) => now);
  const gesture = useMemo(() => drawnGesture(gesturing), [gesturing]);
  const place = useLooking((now) => now.place);
  const models = useSituation((situation) => situation.moment?.models ?? NO_MODELS);
  const draft = useDraft();
  const poised = useLooking((now) => now.poised);
  const trail = useSituation((situation) => situation.moment?.question?.trail ?? null);
  const drawn = useMemo(() => {
    if (!place || !draft) return drawnOf(null);
    return drawnOf({ question: place.question, draft, models, table: seated.table, language: spoken });
  }, [place, draft, models, seated.table, spoken]);
  const all = useMemo(() => (drawn.standIns.length > 0 ? [...models, ...drawn.standIns] : models), [drawn, models]);
  const turning = poised !== null && poised.facing !== null ? poised.model : null;
  return {
    drawn,
    movable: place ? drawn.movable : gesturing.movable,
    ways: useMemo(
      () => [...withWorth([...drawn.ways, ...gesture.ways], told), ...trailWay(trail)],
      [drawn, gesture, trail, told],
    ),
    standings: useMemo(
      () => [...drawn.standings, ...gesture.standings, ...(poised ? [poised] : [])],
      [drawn, gesture, poised],
    ),
    turnable: useMemo(() => (turning === null ? drawn.turnable : [turning]), [drawn, turning]),
    models: all,
    wanted: place !== null,
    reach: draft?.reach ?? gesturing.reach,
    pickSpot: (spot: Spot) => {
      if (!place || !draft) return;
      directing.director.finish();
      place.planner.send(draft.lead, spot);
    },
    drag: (model: number, spot: Spot, phase: Phase) => {
      if (phase === "start") directing.director.finish();
      looking.set((now) => ({ ...now, dragging: phase !== "end", sight: null }));
      if (!place) gestures.drag(model, spot, phase);
      const mover = place && moverOf(place.question, model);
      if (!place || !mover) return;
      if (phase !== "start") place.planner.send(mover, spot);
      if (phase === "end") place.planner.release();
    },
    face: (model: number, tenths: number) => {
      const mover = place && moverOf(place.question, model);
      if (place && mover) place.planner.face(mover, tenths);
      else looking.get().onTurn?.(tenths);
    },
  };
}

/** The placing that is being made, if one is. */
function useDraft(): Draft | null {
  const draft = useLooking((now) => now.place?.draft);
  return useSyncExternalStore(draft?.subscribe ?? nobody, () => draft?.get() ?? null);
}

const nobody = () => () => undefined;

/** Whom a model sees, asked while somebody points at it. */
function useHover(): (model: number | null) => void {
  const { room, looking, still } = useDesk();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useMemo(
    () =>
      new Latest<number>(async (model) => {
        const seen = await room.ask({ type: "sight", model }).catch(() => null);
        if (seen) looking.set((now) => (now.dragging ? now : { ...now, sight: { from: model, seen } }));
      }),
    [room, looking],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return (model) => {
    clearTimeout(timer.current);
    if (model === null || model < 0 || still) looking.set((now) => (now.sight ? { ...now, sight: null } : now));
    else timer.current = setTimeout(() => asking.ask(model), 250);
  };
}

/** How far the other side can shoot and charge, shown or not. */
function ThreatButton() {
  const { say } = useWords();
  const threats = useLooking((now) => now.threats);
  const toggle = useThreats();
  return (
    <Button weight="bare" className="play-tool" aria-pressed={threats !== null} onClick={toggle}>
      {say("play-threats")}
    </Button>
  );
}

/** The bands of distances around the chosen model, shown or not. */
function BandsButton() {
  const { say } = useWords();
  const shown = useLooking((now) => now.banded);
  const toggle = useBands();
  return (
    <Button weight="bare" className="play-tool" aria-pressed={shown} onClick={toggle}>
      {say("play-bands")}
    </Button>
  );
}

/** Shows or hides the bands of distances. */
export function useBands(): () => void {
  const { looking } = useDesk();
  return () => looking.set((now) => ({ ...now, banded: !now.banded }));
}

/** Shows or hides how far the other side reaches. */
export function useThreats(): () => void {
  const { room, looking, seated } = useDesk();
  return () => {
    if (!seated.table.measured) return;
    if (looking.get().threats !== null) {
      looking.set((now) => ({ ...now, threats: null }));
      return;
    }
    void room
      .ask({ type: "threats" })
      .then((threats) => looking.set((now) => ({ ...now, threats })))
      .catch(() => undefined);
  };
}

/** Why the place under the pointer is not allowed, over the table. */
function RefusedHere() {
  const here = useDraft()?.refused;
  const there = useGesture((now) => now.refused);
  const refused = here ?? there;
  if (!refused) return null;
  return <p className="play-refused-here">{refused.text}</p>;
}

/** What the drag that is being made would do, over the table. */
function ComposedHere() {
  const composition = useGesture((now) => (now.dropped ? null : now.composition));
  return composition && <output className="play-measure">{composition.text}</output>;
}

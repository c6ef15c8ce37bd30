import type { Group } from "../protocol";
import { useLit } from "./desk";

/** The groups of a seat: who waits, who acts, and who has acted. */
export function Groups({ groups }: { groups: Group[] }) {
  return (
    <ul className="play-groups">
      {groups.map((group) => (
        <OneGroup key={group.name} group={group} />
      ))}
    </ul>
  );
}

function OneGroup({ group }: { group: Group }) {
  const lit = useLit(group.models);
  return (
    <li className={`play-group play-group-${group.step}`} {...lit}>
      <b>{group.name}</b>
      <small>{group.text}</small>
    </li>
  );
}

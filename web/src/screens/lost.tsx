import { ButtonLink, Empty } from "../parts";
import { useWords } from "../words";
import { Screen } from "./screen";

/** The address names no screen. */
export default function LostScreen() {
  const { say } = useWords();
  return (
    <Screen title={say("lost-title")}>
      <Empty text={say("lost-text")}>
        <ButtonLink weight="main" href="#/">
          {say("lost-home")}
        </ButtonLink>
      </Empty>
    </Screen>
  );
}

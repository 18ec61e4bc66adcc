/** Where somebody is led who says what they know. */
import { api } from "../lib/api";
import type { SystemLessons } from "../lib/protocol";
import { beginGuided } from "./guided";
import type { Knows } from "./progress";

/** The address of the first lesson, or of a first game with a coach; of the list of both, where there is no such thing. */
export async function wayFor(knows: Knows): Promise<string> {
  try {
    const { systems } = await api.lessons();
    return (await (knows === "nothing" ? toLesson(systems) : toGame(systems))) ?? "/learn";
  } catch {
    return "/learn";
  }
}

function toLesson(systems: readonly SystemLessons[]): string | undefined {
  const course = systems.find((each) => each.lessons.length > 0);
  return course && `/learn/${course.system}/${course.lessons[0]?.id}`;
}

async function toGame(systems: readonly SystemLessons[]): Promise<string | undefined> {
  const found = systems.find((each) => each.guided);
  return found?.guided
    ? beginGuided(found.system, found.guided, localStorage.getItem("caracole.name") ?? "")
    : undefined;
}

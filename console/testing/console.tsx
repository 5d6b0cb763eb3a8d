import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Area } from "../shell/area.ts";
import { Console, startConsole } from "../shell/console.tsx";
import { accountArea, hiddenArea, plantArea } from "./example/area.ts";
import { ana, testSession } from "./session.ts";

const exampleAreas: readonly Area[] = [accountArea, plantArea, hiddenArea];

/** Opens the console at an address, with the example area unless others are given. */
export function openConsole(address: string, session = testSession(ana), areas = exampleAreas) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const { unmount } = render(<Console {...startConsole({ session, areas, history })} />);
  return { history, session, unmount, user: userEvent.setup() };
}

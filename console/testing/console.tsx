import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import userEvent from "@testing-library/user-event";
import type { Area } from "../shell/area.ts";
import { Console, startConsole } from "../shell/console.tsx";
import { accountArea, hiddenArea, plantArea } from "./example/area.ts";
import { ana, testSession } from "./session.ts";

const exampleAreas: readonly Area[] = [accountArea, plantArea, hiddenArea];

/** Opens the console at an address, with the example area unless others are given. */
export function openConsole(
  address: string,
  session = testSession(ana),
  areas = exampleAreas,
  beside?: ReactNode,
) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const { unmount } = render(<Console {...startConsole({ session, areas, history, beside })} />);
  return { history, session, unmount, user: userEvent.setup() };
}

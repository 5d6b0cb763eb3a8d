import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Console } from "../shell/console.tsx";
import { accountArea, hiddenArea, plantArea } from "./example/area.ts";
import { ana, testSession } from "./session.ts";

/** The console with the example area at an address, and what a test does with it. */
export function openConsole(address: string, session = testSession(ana)) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const { unmount } = render(
    <Console session={session} areas={[accountArea, plantArea, hiddenArea]} history={history} />,
  );
  return { history, session, unmount, user: userEvent.setup() };
}

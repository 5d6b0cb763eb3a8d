import { afterEach, describe, expect, it, vi } from "vitest";
import { visit } from "../testing/page.js";
import { addressOf, following, go, onPlace, place } from "./address.js";

const listener = vi.fn();
onPlace(listener);
afterEach(() => listener.mockClear());

describe("the address", () => {
  it("says what is shown", () => {
    visit("/?status=ARHIVAT&page=3&document=12");
    expect(place()).toEqual({ status: "ARHIVAT", isShared: false, facets: [], page: 3, document: 12 });
    expect(addressOf({ page: 4 })).toBe("/?status=ARHIVAT&page=4&document=12");
    expect(addressOf({ status: undefined, page: 1, document: undefined })).toBe("/");
    visit("/?partajat=true");
    expect([place().isShared, addressOf({ document: 7 })]).toEqual([true, "/?partajat=true&document=7"]);
  });

  it.each(["/?page=0&document=-1&status=ORICARE", "/?page=1e3&document=12abc", "/?page=&document="])(
    "is the first page where it says nothing that can be shown: %s",
    (address) => {
      visit(address);
      expect(place()).toEqual({ isShared: false, facets: [], page: 1 });
    },
  );

  it("says what is searched for, and by what it is narrowed", () => {
    visit("/?q=plan+nou&facet=etichete:a:b&facet=format:pdf&facet=nimic");
    const facets = [
      { field: "etichete", value: "a:b" },
      { field: "format", value: "pdf" },
    ];
    expect(place()).toMatchObject({ q: "plan nou", facets });
    expect(addressOf({ page: 2 })).toBe("/?q=plan+nou&facet=etichete%3Aa%3Ab&facet=format%3Apdf&page=2");
    expect(addressOf({ q: undefined })).toBe("/");
  });

  it("changes with what is gone to, once, and everybody hears of it", async () => {
    visit("/");
    const before = history.length;
    await go({ document: 5 });
    await go({ document: 5 });
    expect([location.search, history.length - before]).toEqual(["?document=5", 1]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("can be gone back from", () => {
    dispatchEvent(new PopStateEvent("popstate"));
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "other clicks on a link than plain ones are left to the browser: %o",
    (how) => {
      const event = new MouseEvent("click", { cancelable: true, ...how });
      following({ page: 2 })(event);
      expect([event.defaultPrevented, listener.mock.calls.length]).toEqual([false, 0]);
    },
  );
});

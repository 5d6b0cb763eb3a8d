import { byId, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt, tell } from "./messages.js";
import { word } from "./words.js";
import { listDocuments, listRequests, readContent, requestAccess } from "./zones-api.js";

/* The documents of a zone, and the requests for access that citizens make. */

let zone;
let documents = [];
let requests = [];

export function connectZoneDocuments() {
  const form = byId("zone-ask");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { cod, motivare } = form.elements;
    const wanted = { cod: cod.value.trim(), motivare: motivare.value.trim(), drept: "CITIRE" };
    void attempt(form.querySelector('[type="submit"]'), async () => {
      await requestAccess(wanted);
      form.reset();
      await loadZoneDocuments(zone);
      tell(() => word("zoneRequested", { cod: wanted.cod }));
    });
  });
}

/** Reads what the zone shows; undefined empties it. */
export async function loadZoneDocuments(name) {
  zone = name;
  const isReader = name === "citizen" || name === "staff";
  const [found, asked] = isReader
    ? await Promise.all([listDocuments(name), name === "citizen" ? listRequests(name) : undefined])
    : [];
  // Another zone was entered meanwhile.
  if (zone !== name) return;
  [documents, requests] = [found?.items ?? [], asked?.items ?? []];
  renderZoneDocuments();
}

export function renderZoneDocuments() {
  byId("zone-documents").hidden = zone !== "citizen" && zone !== "staff";
  byId("zone-own-requests").hidden = zone !== "citizen";
  byId("zone-list").replaceChildren(...documents.map(documentOf));
  byId("zone-empty").hidden = documents.length > 0;
  byId("zone-asked").replaceChildren(...requests.map(requestOf));
  byId("zone-nothing-asked").hidden = requests.length > 0;
}

const documentOf = (document) =>
  make(
    "li",
    { class: "entry" },
    make("strong", {}, document.denumire),
    make("span", { class: "facts" }, [document.cod, moment(document.modificatLa)].join(" · ")),
    document.numarVersiune > 0 &&
      make(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": word("openContent", { name: document.denumire }),
          onclick: ({ currentTarget }) => attempt(currentTarget, () => save(document)),
        },
        word("download"),
      ),
  );

/** Hands the content to the browser as a file. */
async function save({ id, denumire }) {
  const content = await (await readContent(zone, id)).blob();
  const address = URL.createObjectURL(content);
  make("a", { href: address, download: denumire }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

const requestOf = ({ cod, status, creatLa }) =>
  make(
    "li",
    {},
    make("strong", {}, cod),
    make("span", { class: "facts" }, [word(status), moment(creatLa)].join(" · ")),
  );

import * as api from "./api.js";
import { contentOf, save } from "./content.js";
import { passwordFor } from "./document-password.js";
import { byId, make } from "./elements.js";
import { day, size } from "./format.js";
import { attempt, tell } from "./messages.js";
import { canPreview, preview } from "./preview.js";
import { word } from "./words.js";
import { focusOnShown, refresh } from "./work.js";

export function renderVersions({ document, versions }) {
  byId("versions").replaceChildren(...versions.map((version) => entryOf(document, version)));
  const { mod, furnizor } = document;
  byId("no-content").hidden = versions.length > 0;
  byId("no-content").textContent =
    mod === "LEGATURA"
      ? word("contentElsewhere", { furnizor: word(`provider.${furnizor}`) })
      : word("noContent");
}

function entryOf(document, version) {
  const { numarVersiune, curenta, extensie, dimensiune, comentariu, creatDe, creatLa, hashSha256, poate } =
    version;
  const label = `${word("version")} ${numarVersiune}`;
  const button = (key, act) =>
    make(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-label": `${word(key)}: ${label}`,
        onclick: ({ currentTarget }) => attempt(currentTarget, () => act(document, version)),
      },
      word(key),
    );
  const isReadable = poate.includes("DESCARCA");
  return make(
    "li",
    {},
    make(
      "p",
      {},
      make("strong", {}, label),
      curenta && make("span", { class: "badge good" }, word("current")),
    ),
    make("p", { class: "facts" }, `${extensie} · ${size(dimensiune)} · ${creatDe} · ${day(creatLa)}`),
    comentariu && make("p", {}, comentariu),
    make("p", { class: "hash", title: hashSha256 }, `SHA-256 ${hashSha256}`),
    make(
      "p",
      { class: "row" },
      isReadable && button("download", download),
      isReadable && canPreview(version) && button("preview", show),
      !curenta && poate.includes("RESTAUREAZA") && button("restore", restore),
    ),
  );
}

async function download(document, version) {
  const name = save(await contentOf(document, version, passwordFor(document)));
  tell(() => (name ? word("verified", { name }) : word("downloading")));
}

async function show(document, version) {
  const { blob } = await contentOf(document, version, passwordFor(document));
  preview(document, version, blob);
}

async function restore({ id }, { numarVersiune }) {
  await api.restoreVersion(id, numarVersiune);
  await refresh();
  focusOnShown();
  tell(() => word("restored", { numar: numarVersiune }));
}

import { listRemote, readImport, startImport } from "./connectors-api.js";
import { byId, focusOn, make } from "./elements.js";
import { size } from "./format.js";
import { attempt, tell } from "./messages.js";
import { Refusal, refusalText } from "./refusals.js";
import { word } from "./words.js";
import { refresh } from "./work.js";

/* The visitor's files at a provider, and the selection to import. */

/** The provider and folder being browsed, its items, and those selected by `ref`; undefined before that. */
let looked;
/** Answers for a folder that the visitor has left since are dropped. */
let turn = 0;

const LOOK_EVERY_MS = 1000;
/** Limit of items per import. */
const MOST_ITEMS = 200;

const form = () => byId("import");

export function connectRemoteFiles() {
  form().addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form().querySelector('[type="submit"]'), bringIn);
  });
  form().elements.kind.addEventListener("change", ({ currentTarget }) =>
    attempt(undefined, () => open({ kind: currentTarget.value })),
  );
  byId("remote-back").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, () => open({ kind: looked.kind })),
  );
}

/** Shows the first files of a provider. */
export async function browse(provider) {
  looked = { provider };
  await open({ kind: provider === "provider_b" ? "repo" : undefined });
  focusOn(byId("remote-title"));
}

/** Forgets the folder being browsed; with a provider, only if it is at that provider. */
export function leaveRemoteFiles(provider) {
  if (provider !== undefined && looked?.provider !== provider) return;
  looked = undefined;
  turn += 1;
  renderRemoteFiles();
}

async function open({ kind, ref }) {
  const mine = (turn += 1);
  const { provider } = looked;
  const { items } = await listRemote(provider, { kind, ref });
  if (mine !== turn) return;
  looked = { provider, kind, ref, items, chosen: new Set() };
  renderRemoteFiles();
}

/** Shows the folder being browsed, in the current language. */
export function renderRemoteFiles() {
  const { provider, kind, ref, items } = looked ?? {};
  form().hidden = items === undefined;
  if (items === undefined) return;
  byId("remote-title").textContent = word("remoteFiles", { furnizor: word(`provider.${provider}`) });
  byId("remote-kind").hidden = kind === undefined;
  if (kind) form().elements.kind.value = kind;
  byId("remote-back").hidden = ref === undefined;
  byId("remote-files").replaceChildren(...items.map(entryOf));
  byId("no-remote-files").hidden = items.length > 0;
  renderChosen();
}

function renderChosen() {
  byId("chosen-files").textContent = word("chosenFiles", { count: looked.chosen.size });
  form().querySelector('[type="submit"]').disabled = looked.chosen.size === 0;
}

function entryOf(item) {
  const { denumire, dimensiune, tip, importabil } = item;
  const facts = dimensiune === undefined ? "" : ` · ${size(dimensiune)}`;
  if (importabil)
    return make("li", {}, make("label", { class: "choice" }, named(denumire, facts), choiceOf(item)));
  const isFolder = !["FISIER", "SNIPPET"].includes(tip);
  return make(
    "li",
    {},
    make("p", {}, denumire, !isFolder && make("span", { class: "facts" }, ` · ${word("notImportable")}`)),
    isFolder && make("p", { class: "row" }, folderButton(item)),
  );
}

const named = (name, facts) => make("span", {}, name, make("span", { class: "facts" }, facts));

const choiceOf = ({ ref }) =>
  make("input", {
    type: "checkbox",
    checked: looked.chosen.has(ref),
    onchange: ({ currentTarget }) => {
      if (currentTarget.checked) looked.chosen.add(ref);
      else looked.chosen.delete(ref);
      renderChosen();
    },
  });

const folderButton = ({ denumire, ref }) =>
  make(
    "button",
    {
      type: "button",
      class: "quiet",
      "aria-label": `${word("openFolder")}: ${denumire}`,
      onclick: ({ currentTarget }) => attempt(currentTarget, () => open({ kind: looked.kind, ref })),
    },
    word("openFolder"),
  );

async function bringIn() {
  const { provider, items, chosen } = looked;
  const mod = form().elements.mod.value;
  const wanted = items.filter(({ ref }) => chosen.has(ref)).slice(0, MOST_ITEMS);
  const started = await startImport({ furnizor: provider, items: wanted.map(({ ref }) => ({ ref, mod })) });
  const ended = await untilEnded(started);
  renderOutcome(ended.items, new Map(wanted.map(({ ref, denumire }) => [ref, denumire])));
  if (looked?.chosen === chosen) {
    chosen.clear();
    renderRemoteFiles();
  }
  await refresh();
  const done = ended.items.filter(({ status }) => status === "FINALIZATA").length;
  tell(() => word("imported", { done, all: ended.items.length }), { isError: done < ended.items.length });
}

const hasEnded = ({ status }) => status === "FINALIZATA" || status === "ESUATA";

/** Shows the progress until every file is imported or refused. */
async function untilEnded(state) {
  const box = byId("import-progress");
  const bar = make("progress", { max: state.items.length, "aria-label": word("importThem") });
  const text = make("span", { class: "facts" });
  box.replaceChildren(bar, text);
  box.hidden = false;
  try {
    while (state.status !== "FINALIZATA") {
      bar.value = state.items.filter(hasEnded).length;
      text.textContent = word("importing", { done: bar.value, all: state.items.length });
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      state = await readImport(state.id);
    }
    return state;
  } finally {
    box.hidden = true;
    box.replaceChildren();
  }
}

/** Lists the files that could not be imported, with the reasons. */
function renderOutcome(items, nameByRef) {
  const failed = items.filter(({ status }) => status === "ESUATA");
  byId("import-failures").replaceChildren(
    ...failed.map(({ ref, eroare }) =>
      make(
        "li",
        {},
        make("p", {}, `${nameByRef.get(ref)}: ${word("item.ESUATA")}`),
        eroare && make("p", { class: "reason" }, refusalText(new Refusal(eroare))),
      ),
    ),
  );
}

/* Starts the page: the system theme, samples for every operation, and the demo sign-in if there is one. */

const page = document.getElementById("api");
// The addresses include hashes for caching, so they are not hard-coded here.
const load = (address) => import(new URL(address, location.href));
const { requestOf, typescriptOf } = await load(page.dataset.samples);
const { repairs } = await load(page.dataset.repairs);

const dark = matchMedia("(prefers-color-scheme: dark)");
const followTheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", followTheme);
followTheme();

/** Shows each operation in curl and TypeScript: first the example, then the request that was sent. */
const samples = ({ React: { createElement }, Im, fn, specSelectors }) => {
  const sample = (language, text) =>
    createElement(
      "details",
      { open: true },
      createElement("summary", undefined, language),
      // Long lines scroll, also by keyboard.
      createElement("pre", { tabIndex: 0, "aria-label": language }, text),
    );
  function Samples({ path, method, tryItOutResponse }) {
    const operation = specSelectors.specResolvedSubtree(["paths", path, method])?.toJS() ?? {};
    const server = specSelectors.servers().getIn([0, "url"]);
    const schemes = specSelectors.specJson().getIn(["components", "securitySchemes"])?.toJS() ?? {};
    const request = tryItOutResponse
      ? specSelectors.mutatedRequestFor(path, method)
      : Im.Map(requestOf({ path, method, operation, schemes, server })).update("body", (body) =>
          body instanceof Map ? Im.OrderedMap(body) : body,
        );
    const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith("2"))?.[1];
    const [answer] = Object.keys(success?.content ?? {});
    return createElement(
      "div",
      { className: "samples" },
      createElement(
        "div",
        { className: "opblock-section-header" },
        createElement("h4", undefined, page.dataset.samplesTitle),
      ),
      sample("curl", fn.requestSnippetGenerator_curl_bash(request)),
      sample("TypeScript", typescriptOf(request, answer)),
    );
  }
  return {
    wrapComponents: {
      responses: (Responses) => (props) =>
        createElement("div", undefined, createElement(Samples, props), createElement(Responses, props)),
      // The library's own samples appear only after a request was sent, and their tabs need a mouse.
      RequestSnippets: () => () => null,
    },
  };
};

/** Only a system with demo data answers here; the values are those of the contract's security schemes. */
async function offerDemo(ui) {
  const section = document.getElementById("demo");
  const { address, signedIn, failed } = section.dataset;
  const { ok } = await fetch(address, { method: "HEAD" });
  if (!ok) return;
  const status = section.querySelector("[role=status]");
  section.querySelector("button").addEventListener("click", async () => {
    const values = await fetch(address).then(
      (response) => response.json(),
      () => undefined,
    );
    for (const [scheme, value] of Object.entries(values ?? {})) {
      if (typeof value === "string") ui.preauthorizeApiKey(scheme, value);
      else ui.preauthorizeBasic(scheme, value.username, value.password);
    }
    status.textContent = values ? `${signedIn} ${Object.keys(values).join(", ")}` : failed;
  });
  section.hidden = false;
}

const ui = globalThis.SwaggerUIBundle({
  url: page.dataset.contract,
  domNode: page,
  validatorUrl: null,
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  requestSnippetsEnabled: true,
  plugins: [samples, repairs(page.dataset)],
  // None of its themes has enough contrast for every token.
  syntaxHighlight: false,
  // A browser sends no content with GET; if the specification allows content there, a header carries the same.
  requestInterceptor: (request) => {
    if (request.method === "GET") delete request.body;
    return request;
  },
  onComplete: () => void offerDemo(ui),
});

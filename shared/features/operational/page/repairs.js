/**
 * Fixes for parts of Swagger UI that lack an accessible name, cannot be reached by keyboard or read by all users, or
 * link to other hosts.
 */
export const repairs =
  (words) =>
  ({ React: { createElement, Fragment }, specSelectors }) => ({
    wrapComponents: {
      // Removes the link inside the button that opens an operation: the button writes the same address.
      DeepLink: (Original) => (props) => createElement(Original, { ...props, enabled: false }),
      // A deployment has only its own server, so the list of servers is removed.
      ServersContainer: () => () => null,
      // The library would turn the identifier into a link to another host.
      License: () => () =>
        createElement("p", { className: "info__license" }, specSelectors.license().get("name")),
      CloseIcon: (Original) => (props) =>
        createElement(
          Fragment,
          undefined,
          createElement(Original, props),
          createElement("span", { className: "for-readers" }, words.close),
        ),
      // A button with visible text uses that text as its accessible name.
      Button:
        (Original) =>
        ({ "aria-label": label, ...props }) =>
          createElement(
            Original,
            typeof props.children === "string" ? props : { ...props, "aria-label": label },
          ),
      TextArea: (Original) => (props) => createElement(Original, { ...props, "aria-label": words.body }),
      // Long answers scroll, also by keyboard.
      HighlightCode: (Original) => (props) =>
        createElement("div", { className: "scrolls", tabIndex: 0 }, createElement(Original, props)),
      // Lists of values and file inputs have no accessible name in the library.
      JsonSchemaForm: (Original) => (props) =>
        isNameless(props.schema)
          ? createElement(
              "label",
              undefined,
              createElement("span", { className: "for-readers" }, props.description),
              createElement(Original, props),
            )
          : createElement(Original, props),
    },
  });

const isNameless = (schema) =>
  Boolean(schema?.get("enum")) || schema?.get("type") === "boolean" || schema?.get("format") === "binary";

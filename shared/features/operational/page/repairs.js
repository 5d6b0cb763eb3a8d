/** Where Swagger UI's own parts cannot be named, reached or read by everybody, or lead elsewhere. */
export const repairs =
  (words) =>
  ({ React: { createElement, Fragment }, specSelectors }) => ({
    wrapComponents: {
      // A link within the button that opens an operation: the button writes the same address.
      DeepLink: (Original) => (props) => createElement(Original, { ...props, enabled: false }),
      // A deployment has one server, its own.
      ServersContainer: () => () => null,
      // The library makes a link to another host of the identifier.
      License: () => () =>
        createElement("p", { className: "info__license" }, specSelectors.license().get("name")),
      CloseIcon: (Original) => (props) =>
        createElement(
          Fragment,
          undefined,
          createElement(Original, props),
          createElement("span", { className: "for-readers" }, words.close),
        ),
      // A button with words of its own is called by them.
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
      // Neither a list of values nor a file has a name of its own.
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

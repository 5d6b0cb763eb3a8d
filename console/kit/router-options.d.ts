import "react-aria-components";

declare module "react-aria-components" {
  interface RouterConfig {
    routerOptions: { replace?: boolean | undefined };
  }
}

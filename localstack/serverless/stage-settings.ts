import { createRequire } from "node:module";

/** The settings of a stage by name. `secrets` has the references of its optional secrets. */
type StageSettings = Record<string, string | number | boolean | null> & {
  secrets: Record<string, string>;
};

interface Loader {
  /** `folder` is relative to the project. */
  settingsOf(stage: string, folder?: string): StageSettings;
  names: string[];
}

/** @see stage-settings.cjs */
export const { settingsOf, names: settingNames } = createRequire(import.meta.url)(
  "./stage-settings.cjs",
) as Loader;

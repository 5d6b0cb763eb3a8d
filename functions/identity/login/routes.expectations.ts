import type { Calls, World } from "../calls.expectations.ts";

const body = ({ made: { organization, project } }: World) => ({
  Username: organization.secret_name,
  Password: project.secret_token,
});

export const calls: Calls = {
  "tokens.login": { body },
  "tokens.loginByGet": { body },
};

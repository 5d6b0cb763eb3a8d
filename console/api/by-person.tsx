import { isLogin, usePeopleOf } from "./people.ts";

interface ByPersonProps {
  login: string;
  /** When, in words. */
  at: string;
}

/** Who did something and when: the name, with the login behind it. */
export function ByPerson({ login, at }: ByPersonProps) {
  const name = usePeopleOf([login])(login);
  return (
    <>
      {name}
      {name !== login && isLogin(login) && <span className="hint"> ({login})</span>}, {at}
    </>
  );
}

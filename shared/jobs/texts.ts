import { conflict, keyed, notFound } from "../errors.ts";

export const refusals = keyed({
  lucrareInexistenta: notFound({ ro: "Lucrarea nu există.", ru: "Работа не существует." }),
  lucrareInLucru: conflict({
    ro: "Lucrarea este preluată acum; încercați din nou când lucrătorul ei încheie sau se oprește.",
    ru: "Работа сейчас выполняется; повторите, когда её исполнитель закончит или остановится.",
  }),
  lucrareIncheiata: conflict({
    ro: "Lucrarea s-a încheiat sau nu mai are de unde începe din nou.",
    ru: "Работа завершена, или начать её заново не с чего.",
  }),
});

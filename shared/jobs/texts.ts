import { conflict, keyed, notFound } from "../errors.ts";

export const refusals = keyed({
  lucrareInexistenta: notFound(["Lucrarea nu există.", "Работа не существует.", "The job does not exist."]),
  lucrareInLucru: conflict([
    "Lucrarea este preluată acum; încercați din nou când lucrătorul ei încheie sau se oprește.",
    "Работа сейчас выполняется; повторите, когда её исполнитель закончит или остановится.",
    "The job is being worked on now; try again when its worker finishes or stops.",
  ]),
  lucrareIncheiata: conflict([
    "Lucrarea s-a încheiat sau nu mai are de unde începe din nou.",
    "Работа завершена, или начать её заново не с чего.",
    "The job has ended or has nowhere to start again from.",
  ]),
});

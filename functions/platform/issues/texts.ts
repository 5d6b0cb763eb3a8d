import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: { issues: ["Abaterile sistemelor", "Отклонения систем", "Issues of systems"] },
  operations: {
    "admin.issues.patch": [
      "Oamenii pun doar nota și responsabilul, null le scoate; starea o schimbă auditurile.",
      "Люди задают только заметку и ответственного, null их удаляет; состояние меняют аудиты.",
      "People set only the note and the assignee, null removes them; audits change the state.",
    ],
  },
  properties: {
    note: ["Nota", "Заметка", "The note"],
    assignee: ["Responsabilul", "Ответственный", "The assignee"],
    openedAt: ["Când s-a deschis", "Когда открыто", "When it was opened"],
    openedBy: ["Auditul care a deschis-o", "Открывший аудит", "The audit that opened it"],
    seenBy: ["Ultimul audit care a văzut-o", "Последний заметивший аудит", "The last audit that has seen it"],
    seen: ["Câte audituri au văzut-o", "Сколько аудитов заметили", "How many audits have seen it"],
    reopenedAt: ["Când s-a redeschis", "Когда открыто снова", "When it was reopened"],
    closedAt: ["Când s-a închis", "Когда закрыто", "When it was closed"],
    closedBy: ["Auditul care a închis-o", "Закрывший аудит", "The audit that closed it"],
  },
};

export const matrix = `
                          nobody user staff serviceAdmin system otherSystem
admin.issues.list         401    403  403   200          403    403
admin.issues.read         401    403  403   200          403    403
admin.issues.patch        401    403  403   200          403    403
admin.systems.listIssues  401    403  403   200          403    403
staff.issues.list         401    403  200   200          403    403
staff.issues.read         401    403  200   200          403    403
staff.systems.listIssues  401    403  200   200          403    403
`;

/** The texts of the act that asks for the reset of a person's second factors, on the pages of accounts of all services. */
export const factorReset = {
  name: "factors",
  verb: ["Cere resetarea factorilor", "Запросить сброс факторов", "Request a reset of factors"],
  title: [
    (name: string) => `Cereți resetarea factorilor de autentificare: ${name}?`,
    (name: string) => `Запросить сброс факторов входа: ${name}?`,
    (name: string) => `Request a reset of sign-in factors: ${name}?`,
  ],
  text: [
    "Pentru cine și-a pierdut telefonul și codurile de rezervă. După ce alt administrator aprobă, persoana iese de peste tot și intră doar cu parola, până adaugă alt factor. Asigurați-vă că persoana este cine spune că este.",
    "Для того, кто потерял телефон и резервные коды. Когда другой администратор согласует, человек выходит отовсюду и входит только по паролю, пока не добавит новый фактор. Убедитесь, что это действительно этот человек.",
    "For someone who has lost their phone and recovery codes. After another administrator approves, the person is signed out everywhere and signs in with only the password until they add another factor. Make sure that the person is who they say they are.",
  ],
} as const;

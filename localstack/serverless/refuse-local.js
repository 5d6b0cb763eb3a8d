// A plugin of the Serverless Framework: refuses to deploy the stage of the local cloud, which is the stage of a command that names
// none. Its secrets are published in serverless.yml.

export default class RefuseLocal {
  constructor(serverless) {
    this.serverless = serverless;
    this.hooks = { initialize: () => this.refuse() };
  }

  /** @throws Error if the command is any kind of deploy of the stage local */
  refuse() {
    const [command] = this.serverless.processedInput.commands;
    const stage = this.serverless.getProvider("aws").getStage();
    if (command !== "deploy" || stage !== "local") return;
    throw new this.serverless.classes.Error(
      "The stage local is the local cloud: its secrets are published. Name another one: npx serverless deploy --stage prod",
    );
  }
}

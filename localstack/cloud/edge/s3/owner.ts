/** The one account of the local cloud. */
export const account = "000000000000";
export const owner = {
  ID: "75aa57f09aa0c8caeab4f8c24e99d10f8e7faeebf76c078efc7c6caea54ba06a",
  DisplayName: "local",
};

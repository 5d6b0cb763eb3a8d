/* Archives that Info-ZIP 3.0 and 7-Zip 16.02 made, with the password `parola` where they have one. */

const archive = (base64: string): Buffer => Buffer.from(base64, "base64");

/** The older encryption of ZIP. */
export const lockedZip = archive(
  "UEsDBAoACQAAAAuCfV19DhbaDwAAAAMAAAAFAAAAYS50eHTo8/2mt8JArwEmo2tU/h9QSwcIfQ4W2g8AAAADAAAAUEsBAh4DCgAJAAAAC4J9XX" +
    "0OFtoPAAAAAwAAAAUAAAAAAAAAAQAAAKSBAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAAEIAAAAAAA==",
);

/** AES in a ZIP. */
export const aesZip = archive(
  "UEsDBDMAAQBjAAuCfV0AAAAAHwAAAAMAAAAFAAsAYS50eHQBmQcAAgBBRQMAALpyeHFLs/MigjQZjpGBMpNtcttc28PFlwF3C0avcmVQSwECPw" +
    "MzAAEAYwALgn1dAAAAAB8AAAADAAAABQAvAAAAAAAAACCApIEAAAAAYS50eHQKACAAAAAAAAEAGADyqbD4HIDdAQAAAAAAAAAAAAAAAAAAAAAB" +
    "mQcAAgBBRQMAAFBLBQYAAAAAAQABAGIAAABNAAAAAAA=",
);

/** A 7z whose directory is as it is: that of one file. */
export const lockedSevenZip = archive(
  "N3q8ryccAATZIt78EAAAAAAAAABiAAAAAAAAANfqUurJZWCWIw8qnY4Gr9/W4lOYAQQGAAEJEAAHCwEAAiQG8QcBElMPmKFz3Qwtea+YXMc6+o" +
    "+nFyEhAQABAAwHAwAICgF9DhbaAAAFARkBABENAGEALgB0AHgAdAAAABQKAQDyqbD4HIDdARUGAQAggKSBAAA=",
);

/** A 7z whose directory is compressed, so that it does not show the password. */
export const packedSevenZip = archive(
  "N3q8ryccAAT7fMdfVgEAAAAAAAAiAAAAAAAAAKlNQIE8hw66fyGUND3CLZmC/98mTpgjw9bSGL+1mIRfJ0NZms+JJhx+Lkb5eXeNis3qLKr7Ik" +
    "0jcgVRiIYhzlZRw+0/AACBMweuD9Hy+/1Au5RkOzmkeudqI0YKZx/bFNqOR3dV+9kRXl+j3yH4tm6gcEgNywuFVE7IQ5UB40v8XjIIGV/T17rl" +
    "Xym7mGPnwr+svNtgRnPqmhUwgvLfgOcKrtJRXc5EuY3x4nhjbjnyoPww/kHxn6fnt2mo7+f+xMMELE2wXdbK6xwkHR4dqNWG9CHX0mt/+zmGG2" +
    "iSuBj/hwSRY+f/xEP/xKrvkGdf42cEbVSrPRr/YQgLatFHZudAH/j6Lq07/yeoHUs/S1emanI/Ko7obYzXcN9kJxFrERmrItheJdM0KxTd0DfB" +
    "cnyo0eddsbyL9RJFQljf3qDNHBQOD/YYsTxF3CYketG/dw1DaVQEZ/QAAAAXBkABCYEWAAcLAQABIwMBAQVdABAAAAyCsgoBO7ugtgAA",
);

/** A 7z whose directory has the password, too. */
export const hiddenSevenZip = archive(
  "N3q8ryccAAT2k9DegAAAAAAAAAAuAAAAAAAAAEHGUXjrnQbl68h15ct5hqddNBO2KMXevTfxbT+vfhqknE6CNzz9rbtrnBAh+8MBUxL/b+Z6cp" +
    "NM06nG+lMELyuJo1TKOGYfPv8rVvWCAUjQt72YTN5wpVhEcgyviAnoEjzyfcZA97OH49M7Fgi80WiKMdsDExEda1ZnMRJQWTWMpZNV6BcGEAEJ" +
    "cAAHCwEAASQG8QcBElMPvzO82WSlE7Gq3cH068uiXAxiCgGZCizJAAA=",
);

/** A 7z without a password. */
export const openSevenZip = archive(
  "N3q8ryccAAQHLb+BBwAAAAAAAABSAAAAAAAAAJGgwTsBAAJvawoAAQQGAAEJBwAHCwEAASEhAQAMAwAICgF9DhbaAAAFARkMAAAAAAAAAAAAAA" +
    "AAEQ0AYQAuAHQAeAB0AAAAFAoBAPKpsPgcgN0BFQYBACCApIEAAA==",
);

/** One with a compressed directory. */
export const openPackedSevenZip = archive(
  "N3q8ryccAARkdXYwNQEAAAAAAAAiAAAAAAAAABtAtPTgALQAMl0AMxpKzTfrmT/NbJRwYvgc9cDWbIFHsjb4LwLPLLUFd64DOxTtOXGxmKXPLv" +
    "C7D6cKpyAAAACBMweuD9GYLRigkKB3XsVAGJ8UGWCCJVapWXj20SwFg/d8dC402HScf0bflLT1N0hAmG8hrIclXopWcFZyMBp/fHLYHdisMVS9" +
    "SRQlyTIUqfjYA6xhcvpNDgRlhrrgOHtBE8bM/oCeX9AiQfIEMOKaWM60ub3Ln1VPasfquSKDzaGyFbWjV0FfbWVRI7u/Z1ICPlBHpfAMPYEYTF" +
    "IMhNywAdrx8PQsgvkP/KBFaB9IP6ya3iJxZRkVzfpPp/pG7/G3xC192ENajUKlVU7m58V4f/5Ns8H5BpvaDcAywkzqcBKsT1MZs+1ovy5kJWjI" +
    "XaTFZpXh4O4AAAAXBjoBCYD7AAcLAQABIwMBAQVdABAAAAyCogoB8hSShQAA",
);

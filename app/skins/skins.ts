import type { SkinName } from "#content/pages/page.ts";
import type { Skin } from "./skin.ts";
import { arden } from "./arden.ts";
import { fieldnotes } from "./fieldnotes.ts";
import { kindling } from "./kindling.ts";
import { kvist } from "./kvist.ts";
import { ledgerline } from "./ledgerline.ts";
import { parallel } from "./parallel.ts";
import { quarterly } from "./quarterly.ts";
import { sable } from "./sable.ts";
import { halden } from "./halden.ts";
import { meridian } from "./meridian.ts";
import { tempo } from "./tempo.ts";
import { voltage } from "./voltage.ts";
import { uprank } from "./uprank.ts";
import { frameconf } from "./frameconf.ts";
import { brightside } from "./brightside.ts";
import { plinth } from "./plinth.ts";
import { marisma } from "./marisma.ts";
import { faraway } from "./faraway.ts";
import { stillwater } from "./stillwater.ts";
import { ironhaus } from "./ironhaus.ts";
import { ondine } from "./ondine.ts";
import { thirdrail } from "./thirdrail.ts";
import { oda } from "./oda.ts";
import { northside } from "./northside.ts";
import { verre } from "./verre.ts";
import { stackhaus } from "./stackhaus.ts";
import { ohstudio } from "./ohstudio.ts";
import { sigil } from "./sigil.ts";
import { ivolang } from "./ivolang.ts";
import { okafor } from "./okafor.ts";
import { junabe } from "./junabe.ts";
import { nord } from "./nord.ts";
import { duo } from "./duo.ts";
import { reyes } from "./reyes.ts";
import { edda } from "./edda.ts";
import { sundays } from "./sundays.ts";
import { margin } from "./margin.ts";
import { tiles } from "./tiles.ts";
import { vitrine } from "./vitrine.ts";

/** Every skin by the name that the page registry uses. */
export const skins: Record<SkinName, Skin> = {
  vitrine,
  kindling,
  arden,
  sable,
  ledgerline,
  quarterly,
  kvist,
  parallel,
  fieldnotes,
  halden,
  meridian,
  tempo,
  voltage,
  uprank,
  frameconf,
  brightside,
  plinth,
  marisma,
  faraway,
  stillwater,
  ironhaus,
  ondine,
  thirdrail,
  oda,
  northside,
  verre,
  stackhaus,
  ohstudio,
  sigil,
  ivolang,
  okafor,
  junabe,
  nord,
  duo,
  reyes,
  edda,
  sundays,
  margin,
  tiles,
};

import { readTree } from "./lib/tidy/tree.ts"; import { tidied } from "./lib/tidy/tidy.ts";
const t=readTree("/srv/tidy");
for (const f of process.argv.slice(2)) for (const k of [...t.keys()]) if (k===f||k.startsWith(f+"/")) t.delete(k);
const r=tidied(t);
for(const b of r.blocked) console.log("BLOCKED",b.importer,"→",b.file,b.name??""); for(const n of r.notes) console.log(n.kind.padEnd(12),n.name,n.why??"");
for(const [k,v] of r.tree) if(t.get(k)!==v) console.log("changed",k);

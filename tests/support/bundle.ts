import path from "node:path";
import { build, type BuildEnvironmentOptions, type PluginOption, type Rolldown } from "vite";

const root = path.resolve(import.meta.dirname, "../..");
const entry = path.join(root, "app/entry-of-this-test.tsx");

interface BundleOptions {
  /** Plugins that look at the module before it is read. */
  plugins: PluginOption[];
  build?: Omit<BuildEnvironmentOptions, "write">;
}

/** Code of one browser module that is built from `source`, as if it stood in `app/`. */
export async function bundle(
  source: string,
  { plugins, build: options }: BundleOptions,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [
      {
        name: "entry",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      ...options,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        ...options?.rolldownOptions,
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output[0].code;
}

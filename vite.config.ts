import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { basePath, withoutBasePathCalls } from "./scripts/vite/base-path-plugin.ts";
import { site } from "./content/site.ts";
import { checkSite } from "./scripts/lib/check-site.ts";
import { frameModules } from "./scripts/vite/frame-plugin.ts";
import { classNameOf } from "./scripts/vite/class-names.ts";
import { code } from "./scripts/vite/code-plugin.ts";
import { content } from "./scripts/vite/content-plugin.ts";
import { namedChunks } from "./scripts/vite/named-chunks.ts";
import { hostingConstants } from "./scripts/vite/hosting-constants.ts";
import { iconSetFiles } from "./scripts/vite/icon-sets-plugin.ts";
import { localeConstants } from "./scripts/vite/locale-constants.ts";
import { navigation } from "./scripts/vite/navigation-plugin.ts";
import { ownerScriptsConstant } from "./scripts/vite/owner-scripts-plugin.ts";
import { plainWordsOnDemand } from "./scripts/vite/plain-words/plugin.ts";
import { withoutTailwindFallbacks } from "./scripts/vite/tailwind-fallbacks-plugin.ts";
import { inputs } from "./scripts/vite/inputs-plugin.ts";
import { shortPreloadHelper } from "./scripts/vite/preload-helper-plugin.ts";
import { smallerFramework } from "./scripts/vite/smaller-framework-plugin.ts";
import { samples } from "./scripts/vite/samples/plugin.ts";
import { skins } from "./scripts/vite/skins-plugin.ts";
import { styleModules } from "./scripts/vite/style-modules-plugin.ts";
import { webManifest } from "./scripts/vite/web-manifest-plugin.ts";
import { pictures } from "./scripts/vite-picture-plugin.ts";

const frame = frameModules();
checkSite(site);

export default defineConfig({
  plugins: [
    basePath(),
    skins(),
    navigation(),
    ownerScriptsConstant(),
    code(),
    content(),
    iconSetFiles(),
    webManifest(),
    samples(),
    plainWordsOnDemand(),
    tailwindcss(),
    withoutTailwindFallbacks(),
    reactRouter(),
    pictures(),
    withoutBasePathCalls(),
    shortPreloadHelper(),
    smallerFramework(),
    styleModules(),
    inputs(),
    frame.plugin,
  ],
  envPrefix: "VITE_",
  define: { ...hostingConstants(process.env), ...localeConstants(site.locale) },
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    // Addresses of the specification, point 7: scripts under static/js, stylesheets under static/css.
    assetsDir: "static/js",
    assetsInlineLimit: 0,
    modulePreload: false,
    // light-dark(), @starting-style and scroll timelines reach the browser as they are written.
    cssTarget: ["chrome125", "safari17.5", "firefox128"],
    target: ["chrome119", "safari17", "firefox121"],
    reportCompressedSize: false,
    rolldownOptions: {
      // Constants are written where they are used: a page holds its own words and no others (decision 40).
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      output: {
        // Few files compress better than many: what every page needs comes in two, what only some need stays on demand.
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//,
            },
            // Parts that are asked for later, if at all: they must not be drawn into the frame.
            { name: "menu-lists", test: /virtual:menu-lists/, priority: 1 },
            { name: "skins", test: /virtual:page-skins|skin-of-page|skin-assets/, priority: 1 },
            { name: "frame", test: frame.has },
            // Small files that say themselves with what they come (`// @chunk NAME`).
            ...namedChunks(import.meta.dirname),
          ],
        },
        assetFileNames: ({ names }) => {
          const name = names[0] ?? "";
          const folder = name.endsWith(".css")
            ? "css"
            : /\.woff2?$/.test(name)
              ? "fonts"
              : "assets";
          return `static/${folder}/[name]-[hash][extname]`;
        },
      },
    },
  },
});

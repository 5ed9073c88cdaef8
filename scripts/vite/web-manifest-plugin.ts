import type { Plugin } from "vite";

const path = "/site.webmanifest";

/** Writes the manifest of the site as an application from `content/site.ts`, in builds and while developing. */
export function webManifest(): Plugin {
  return {
    name: "vitrine:web-manifest",
    configureServer({ middlewares, config }) {
      middlewares.use(path, (_, response) => {
        void manifest(config.base).then((text) => {
          response.setHeader("Content-Type", "application/manifest+json");
          response.end(text);
        });
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({
        type: "asset",
        fileName: path.slice(1),
        source: await manifest(this.environment.config.base),
      });
    },
  };
}

/** Its addresses begin where the site does. */
async function manifest(base: string): Promise<string> {
  const { appColours, site } = await import("../../content/site.ts");
  const icons = [192, 512].map((size) => ({
    src: `${base}icon-${size}.png`,
    type: "image/png",
    sizes: `${size}x${size}`,
  }));
  return `${JSON.stringify(
    {
      name: site.name,
      short_name: site.name,
      start_url: base,
      display: "browser",
      background_color: appColours.background,
      theme_color: appColours.theme,
      icons,
    },
    null,
    2,
  )}\n`;
}

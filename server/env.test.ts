import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SettingsError } from "./contract/settings.ts";
import { parseSettings } from "./env.ts";
import { features } from "./features.ts";

describe("settings", () => {
  it("have defaults that work on one machine without any variable", () => {
    expect(parseSettings({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      dataDir: resolve("data"),
      databaseUrl: null,
      smtpUrl: null,
      publicUrl: "http://localhost:3000",
      namedPublicUrl: null,
      allowedOrigins: [],
      stopDelayMs: 0,
      trustProxy: 0,
      rateLimit: true,
      mailFrom: null,
      ownerEmail: null,
      authSecret: null,
      logLevel: "info",
      maintenance: null,
      fileCacheBytes: 64 * 1024 * 1024,
      retention: { KEEP_MAILS_DAYS: 30, KEEP_UNCONFIRMED_DAYS: 30 },
      parts: new Map(),
    });
  });

  it("treat an empty variable as unset, and let PUBLIC_URL follow PORT", () => {
    expect(parseSettings({ PORT: "8080", DATABASE_URL: "", SMTP_URL: "" })).toMatchObject({
      port: 8080,
      publicUrl: "http://localhost:8080",
      databaseUrl: null,
    });
  });

  it("read what is set", () => {
    const settings = parseSettings({
      HOST: "0.0.0.0",
      DATABASE_URL: "postgres://u:p@db:5432/x",
      SMTP_URL: "smtps://u:p@mail.example.com",
      PUBLIC_URL: "https://www.example.com/",
      ALLOWED_ORIGINS: "https://a.example, https://b.example/",
      TRUST_PROXY: "2",
      STOP_DELAY_SECONDS: "3",
      FILE_CACHE_MB: "0",
      RATE_LIMIT: "off",
      OWNER_EMAIL: "owner@example.com",
      NODE_ENV: "development",
    });
    expect(settings).toMatchObject({
      publicUrl: "https://www.example.com",
      namedPublicUrl: "https://www.example.com",
      allowedOrigins: ["https://a.example", "https://b.example"],
      trustProxy: 2,
      stopDelayMs: 3000,
      fileCacheBytes: 0,
      rateLimit: false,
    });
  });

  it("take the path below which the site stands with its address", () => {
    for (const PUBLIC_URL of ["https://www.example.com/shop2", "https://www.example.com/shop2/"])
      expect(parseSettings({ PUBLIC_URL })).toMatchObject({
        publicUrl: "https://www.example.com/shop2",
      });
  });

  it.each(["smtp:mail.example.com", "smtp://mail.example.com:25", "smtps://u:p@[::1]"])(
    "take %s, which nodemailer sends to",
    (smtpUrl) => {
      expect(parseSettings({ SMTP_URL: smtpUrl })).toMatchObject({ smtpUrl });
    },
  );

  it.each([
    ["1", { until: null }],
    ["on", { until: null }],
    ["2026-11-04T18:30+01:00", { until: Date.parse("2026-11-04T17:30:00Z") }],
    ["2026-11-04T18:30:15Z", { until: Date.parse("2026-11-04T18:30:15Z") }],
    ["0", null],
    ["off", null],
    ["", null],
  ])("read MAINTENANCE=%s", (value, maintenance) => {
    expect(parseSettings({ MAINTENANCE: value })).toMatchObject({ maintenance });
  });

  it("let each period of keeping be chosen by itself", () => {
    const { retention } = parseSettings({}, features);
    expect(retention).toMatchObject({ KEEP_MAILS_DAYS: 30 });
    for (const [period, days] of Object.entries(retention)) {
      const fewer = { [period]: days - 1 };
      expect(parseSettings({ [period]: String(days - 1) }, features).retention).toEqual({
        ...retention,
        ...fewer,
      });
    }
  });

  it.each([
    ["PORT", "many"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["SMTP_URL", "mail.example.com"],
    ["SMTP_URL", "smtp:"],
    ["SMTP_URL", "smtp:/mail.example.com"],
    ["SMTP_URL", "smtps:///mail.example.com:465"],
    ["PUBLIC_URL", "www.example.com"],
    ["PUBLIC_URL", "https://www.example.com/?site"],
    ["PUBLIC_URL", "https://www.example.com/a//b"],
    ["PUBLIC_URL", "ftp://www.example.com"],
    ["ALLOWED_ORIGINS", "https://a.example,nonsense"],
    ["TRUST_PROXY", "true"],
    ["STOP_DELAY_SECONDS", "61"],
    ["FILE_CACHE_MB", "64 MB"],
    ["RATE_LIMIT", "no"],
    ["MAIL_FROM", "Vitrine <hello@example.com>"],
    ["OWNER_EMAIL", "owner"],
    ["OWNER_EMAIL", "a@example.com,b@example.com"],
    ["AUTH_SECRET", "short"],
    ["LOG_LEVEL", "loud"],
    ["MAINTENANCE", "yes"],
    ["MAINTENANCE", "2026-11-04T18:30"],
    ["MAINTENANCE", "2026-02-30T18:30Z"],
    ["MAINTENANCE", "2026-11-04T25:00Z"],
    ["KEEP_MAILS_DAYS", "6"],
    ["KEEP_MAILS_DAYS", "a month"],
    ["KEEP_MAILS_DAYS", "99999"],
  ])("refuse %s=%s with one sentence that names it", (name, value) => {
    const parse = () => parseSettings({ [name]: value }, features);
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(new RegExp(`^${name} is not usable: set it to .+\\.$`));
  });

  it("refuse fewer days than what is kept has to work", () => {
    for (const { variable, least } of features.flatMap(({ keeping }) => keeping?.periods ?? []))
      expect(() => parseSettings({ [variable]: String(least - 1) }, features)).toThrow(
        `${variable} is not usable`,
      );
  });

  it("stand in the table of the README, all of them", () => {
    const asked = new Set<string>();
    parseSettings(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }), features);
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

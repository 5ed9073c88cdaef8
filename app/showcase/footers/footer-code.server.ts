import type { FooterName } from "#registry/page.ts";
import style01 from "#app/frame/footers/footer-style-01.tsx?code";
import style02 from "#app/frame/footers/footer-style-02.tsx?code";
import style03 from "#app/frame/footers/footer-style-03.tsx?code";
import style04 from "#app/frame/footers/footer-style-04.tsx?code";
import style05 from "#app/frame/footers/footer-style-05.tsx?code";
import style06 from "#app/frame/footers/footer-style-06.tsx?code";
import style07 from "#app/frame/footers/footer-style-07.tsx?code";
import style08 from "#app/frame/footers/footer-style-08.tsx?code";
import style09 from "#app/frame/footers/footer-style-09.tsx?code";
import style10 from "#app/frame/footers/footer-style-10.tsx?code";
import style11 from "#app/frame/footers/footer-style-11.tsx?code";
import style12 from "#app/frame/footers/footer-style-12.tsx?code";

/** The source of each footer style, as highlighted HTML. */
export const footerCode: Record<FooterName, string> = {
  "footer-style-01": style01,
  "footer-style-02": style02,
  "footer-style-03": style03,
  "footer-style-04": style04,
  "footer-style-05": style05,
  "footer-style-06": style06,
  "footer-style-07": style07,
  "footer-style-08": style08,
  "footer-style-09": style09,
  "footer-style-10": style10,
  "footer-style-11": style11,
  "footer-style-12": style12,
};

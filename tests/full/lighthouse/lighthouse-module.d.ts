/** As much of Lighthouse as the full run uses: the package is not there in other runs, so its own types are not either. */
declare module "lighthouse" {
  interface Audit {
    id: string;
    title: string;
    /** From 0 to 1; null where it does not apply. */
    score: number | null;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error"; onlyCategories: string[] },
  ): Promise<
    | {
        lhr: {
          categories: Record<string, { score: number | null }>;
          audits: Record<string, Audit>;
          /** Where the run itself failed. */
          runtimeError?: { code: string };
        };
      }
    | undefined
  >;
}

/** Telephones and streets of the samples whose pages the site was made of, which their words still may name: `make-yours` writes them. */
export const sampleFacts: readonly string[] = [];

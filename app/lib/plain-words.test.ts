import { describe, expect, it } from "vitest";
import { plainWords, plainWordsIn, queryWords, wordMatcher } from "./plain-words.ts";

describe("words as searches compare them", () => {
  it.each([
    ["Café", "cafe"],
    ["cafe\u0301", "café"],
    ["Straße", "STRASSE"],
    ["Łódź", "lodz"],
    ["Smørrebrød", "smorrebrod"],
    ["Œuvre", "oeuvre"],
    ["İstanbul", "istanbul"],
    ["don’t", "dont"],
    ["we're", "were"],
    ["ΟΔΟΣ", "οδός"],
  ])("are the same in “%s” and “%s”", (written, asked) => {
    expect(plainWords(written)).toEqual(plainWords(asked));
    expect(wordMatcher(asked)(`So ${written}, too`)).toBe(true);
    expect(wordMatcher(written)(`So ${asked}, too`)).toBe(true);
  });

  it("are two where an apostrophe joins them", () => {
    expect(plainWords("l’atelier d'or")).toEqual(["l", "atelier", "d", "or"]);
  });

  it("are pairs of letters in scripts that put no space between words", () => {
    expect(plainWords("A東京のB")).toEqual(["a", "東京", "京の", "の", "b"]);
    expect(queryWords("東京の")).toEqual(["東京", "京の"]);
    expect(queryWords("京")).toEqual(["京"]);
    expect(wordMatcher("東京 デザイン")("東京のデザイン会社")).toBe(true);
  });

  it("keep marks that make another letter", () => {
    expect(plainWords("パン")).not.toEqual(plainWords("ハン"));
    expect(plainWords("हिन्दी")).toEqual(["हिन्दी"]);
  });

  it("know where they stand in their text, also where it is spelled in more characters", () => {
    const text = "Un cafe\u0301, s’il vous plaît";
    const places = Array.from(plainWordsIn(text), ({ start, end }) => text.slice(start, end));
    expect(places).toEqual(["Un", "cafe\u0301", "s", "il", "vous", "plaît"]);
  });
});

describe("the words of a query", () => {
  it("are asked for once each", () => {
    expect(queryWords("s ".repeat(50))).toEqual(["s"]);
  });

  it("are at most eight", () => {
    expect(queryWords("a b c d e f g h i j k")).toHaveLength(8);
  });

  it("are none where nothing is asked, which every text has", () => {
    expect(queryWords(" … ")).toEqual([]);
    expect(wordMatcher(" ")("anything")).toBe(true);
  });
});

/** What `npm run media` uses of heic-decode, which has no types of its own. */
declare module "heic-decode" {
  interface Decoded {
    width: number;
    height: number;
    /** Four bytes a pixel: red, green, blue, alpha. */
    data: Uint8ClampedArray;
  }

  interface Undecoded {
    width: number;
    height: number;
    decode(): Promise<Decoded>;
  }

  /** The pictures of a file in the order in which it has them. Call `dispose` when done. */
  export function all(input: {
    buffer: Uint8Array;
  }): Promise<Undecoded[] & { dispose: () => void }>;
}

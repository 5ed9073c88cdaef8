/** The front page `/` is the consulting home; its canonical address is `/`. */
export { default, handle, loader } from "./page.tsx";

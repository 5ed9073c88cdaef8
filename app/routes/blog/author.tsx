export { default } from "./post.tsx";

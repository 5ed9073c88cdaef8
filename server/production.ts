/*
 * The first import of `main.ts`: React, React Router and better-auth decide while they are loaded which of their builds they are, by this
 * variable. Rule: what is served to visitors runs in production mode, however it was started and whatever the environment says;
 * development has a server of its own (`dev.ts`).
 */
process.env.NODE_ENV = "production";

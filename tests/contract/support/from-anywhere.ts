/** Every request comes from an address of its own: what is counted here is the mailbox. */
export function fromAnywhere() {
  let turn = 0;
  return () => `198.51.${Math.floor(turn / 250)}.${(turn++ % 250) + 1}`;
}

/** What to go on with when a file is not there: another process, or the owner, may have been faster. Whatever else is wrong is thrown. */
export function whenMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}

@rem What `exec` in the scripts of package.json is on Windows, which has none: the command itself (decision 29).
@%*

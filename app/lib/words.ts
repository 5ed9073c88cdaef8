/* What formatters add to the language's own data. */

export const moment = "{weekday} {day} {month} {year}, {hour}:{minute}, {place} time";

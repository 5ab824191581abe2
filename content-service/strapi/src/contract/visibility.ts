// @ts-nocheck Bundled from content-model/rules/visibility.ts by npm run content strapi.
// content-model/values/wire-date.ts
import { TZDate } from "@date-fns/tz";

// content-model/values/memoize.ts
function memoize(compute, most, longest = 512) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    if (text.length > longest) return compute(text);
    const found = known.get(text);
    if (found !== void 0) return found;
    const value = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}

// content-model/values/wire-date.ts
var wireForm = /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<clock>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?<offset>Z|[+-]\d{2}:\d{2})?)?$/;
function isWireDate(text) {
  const { day, clock } = partsOf(text) ?? {};
  if (day === void 0) return false;
  const midnight = /* @__PURE__ */ new Date(`${day}T00:00:00Z`);
  const isDay2 = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isDay2 && (clock === void 0 || !Number.isNaN(Date.parse(text)));
}
function onTheSpot(text, zone) {
  return seen(`${zone} ${text}`);
}
var mostDates = 2e3;
var seen = memoize((key) => {
  const [zone = "", text = ""] = key.split(" ");
  const { day, clock, offset } = partsOf(text) ?? {};
  if (day === void 0 || clock === void 0) return text;
  const moment = offset ? new TZDate(text, zone) : clockIn(zone, day, clock);
  return moment.toISOString().replace(/\.\d{3}/, "");
}, mostDates);
function clockIn(zone, day, clock) {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return new TZDate(year, month - 1, date, hours, minutes, Math.floor(seconds), zone);
}
function partsOf(text) {
  return wireForm.exec(text)?.groups ?? null;
}

// content-model/values/zones.ts
var schoolZone = "Europe/Paris";
var zoneForm = /^[A-Z]\w*(?:[/+-]\w+)*$/;
var mostZones = 200;
var isZone = memoize((name) => {
  if (!zoneForm.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}, mostZones);

// content-model/rules/calendar-day.ts
var formats = /* @__PURE__ */ new Map();
function dateFormat(locale, options) {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}
function isDay(iso) {
  return iso.length === 10;
}
var mostDays = 2e3;
var daysOf = memoize((key) => {
  const [timeZone = "", moment = ""] = key.split(" ");
  if (moment === "") return "";
  return dateFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(moment));
}, mostDays);
function dayIn(timeZone, moment) {
  if (typeof moment === "string") return isDay(moment) ? moment : daysOf(`${timeZone} ${moment}`);
  return daysOf(`${timeZone} ${minuteOf(moment)}`);
}
var minute = 6e4;
var minuteOf = (moment) => new Date(Math.floor(moment.getTime() / minute) * minute).toISOString();
function calendarDay(moment) {
  return dayIn(schoolZone, moment);
}

// content-model/rules/event-times.ts
function dayAfter(day) {
  return daysFrom(day, 1);
}
function daysFrom(day, days) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 864e5).toISOString().slice(0, 10);
}

// content-model/rules/visibility.ts
function isOut(entry, visibility, now) {
  const { begins, ends } = visibleSpan(entry, visibility);
  return (begins ?? now) <= now && now < (ends ?? Number.POSITIVE_INFINITY);
}
function nextChange(entry, visibility, now) {
  const { begins, ends } = visibleSpan(entry, visibility);
  const coming = [begins, ends].filter((moment) => moment !== null && moment > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}
function visibleSpan(entry, { from, until }) {
  return {
    begins: momentOf(entry[from]),
    ends: until === void 0 ? null : momentOf(entry[until], dayAfter)
  };
}
function momentOf(value, turn = (day) => day) {
  if (typeof value !== "string" || !isWireDate(value)) return null;
  return Date.parse(onTheSpot(isDay(value) ? `${turn(value)}T00:00` : value, schoolZone));
}
export {
  calendarDay,
  isOut,
  nextChange,
  visibleSpan
};

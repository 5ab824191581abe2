export default function Screen() { return <h1>sub-page</h1>; }

export default function Screen() { return <h1>offers</h1>; }

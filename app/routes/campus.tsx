export default function Screen() { return <h1>campus</h1>; }

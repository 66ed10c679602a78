@connects
Feature: Without a mouse
  Tab moves between controls, and arrow keys through lists as well. The focus is visible, and returns to the control that opened
  the modal after it is closed.

  @browser
  Scenario: Connecting, with a change of mind
    Given every screen on the way is examined
    And a visitor on the page
    When the visitor goes to "Connect wallet" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Lantern" by keyboard
    And the visitor presses "Enter"
    And Lantern rejects
    Then the visitor sees "Connection declined"
    When the visitor goes to "Try again" by keyboard
    And the visitor presses "Enter"
    And Lantern rejects
    And the visitor goes to "Back" by keyboard
    And the visitor presses "Enter"
    Then the Connect screen is shown
    When the visitor presses "Escape"
    Then the modal is closed
    And the dapp reads "keyboard" as "where it was"
    When the visitor presses "Enter"
    And the visitor goes to "Harbor" by keyboard
    And the visitor presses "Enter"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the modal is closed
    And the dapp reads "keyboard" as "account-button"
    And nothing was wrong with any of them

  @browser
  Scenario: Switching the network
    Given every screen on the way is examined
    And a visitor connected with Harbor
    When the visitor goes to "Network: Saltmarsh. Change" by keyboard
    And the visitor presses "Enter"
    Then the Networks screen is shown
    When the visitor presses "Escape"
    Then the modal is closed
    And the dapp reads "keyboard" as "wui-network-button"
    When the visitor presses "Enter"
    And the visitor goes to "Search networks" by keyboard
    And the visitor writes "tide" by keyboard
    And the visitor goes to "Tidewater" by keyboard
    And the visitor presses "Enter"
    And Harbor rejects
    Then the visitor sees "Switch declined"
    When the visitor goes to "Try again" by keyboard
    And the visitor presses "Enter"
    And Harbor approves
    Then the network is "Tidewater"
    And the modal is closed
    And the dapp reads "keyboard" as "wui-network-button"
    And nothing was wrong with any of them

  @browser
  Scenario: Sending
    Given every screen on the way is examined
    And a visitor connected with Harbor
    When the visitor goes to "account 1 of Harbor" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Send" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Token: ETH. Change" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Kelp" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Amount" by keyboard
    And the visitor writes "12.5" by keyboard
    And the visitor goes to "To" by keyboard
    And the visitor writes "a friend" by keyboard
    And the visitor goes to "Review" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Send 12.5 KELP" by keyboard
    And the visitor presses "Enter"
    And Harbor approves
    Then "a friend" receives "12.5" "KELP"
    And the Account screen is shown
    When the visitor presses "Escape"
    Then the dapp reads "keyboard" as "account-button"
    And nothing was wrong with any of them

  @browser
  Scenario: Pairing with a wallet on another device
    Given the dapp sets "pairing" to "yes"
    And the dapp sets "custom app" to "Kittiwake"
    And every screen on the way is examined
    And a visitor on the page
    When the visitor goes to "Connect wallet" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Kittiwake" by keyboard
    And the visitor presses "Enter"
    Then the visitor sees "Scan with Kittiwake"
    When the visitor goes to "QR code" by keyboard
    And the visitor presses "ArrowRight"
    Then the dapp reads "keyboard on" as "Web app"
    When the visitor presses "Home"
    And the visitor goes to "Get" by keyboard
    And the visitor presses "Enter"
    Then the Downloads screen is shown
    When the visitor goes to "Back" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Copy link" by keyboard
    And the visitor presses "Enter"
    Then the visitor sees "Link copied"
    When Ferry takes the copied link
    And Ferry approves
    Then the visitor is connected with Ferry
    And the modal is closed
    And the dapp reads "keyboard" as "account-button"
    And nothing was wrong with any of them

  @browser
  Scenario: Choosing among all wallets
    Given the dapp sets "pairing" to "yes"
    And the dapp sets "wallet directory" to "fine"
    And every screen on the way is examined
    And a visitor on the page
    When the visitor goes to "Connect wallet" by keyboard
    And the visitor presses "Enter"
    And the dapp reads "state of the directory" as "ready"
    And the visitor goes to "All wallets" by keyboard
    And the visitor presses "Enter"
    And the visitor goes to "Search 540 wallets" by keyboard
    And the visitor writes "otter" by keyboard
    Then the visitor sees "15 wallets found"
    When the visitor goes to "Birch Otter" by keyboard
    And the visitor presses "Enter"
    Then the Pairing screen is shown
    When the visitor goes to "Back" by keyboard
    And the visitor presses "Enter"
    Then the All wallets screen is shown
    And the dapp reads "keyboard on" as "Birch Otter"
    When the visitor presses "Escape"
    Then the modal is closed
    And the dapp reads "keyboard" as "where it was"
    And nothing was wrong with any of them

  @browser
  Scenario: Tab reaches every wallet in the list in order
    Given a visitor on the page
    And the visitor opens the modal by keyboard
    When the visitor goes to "Harbor" by keyboard
    And the visitor presses "Tab"
    Then the dapp reads "keyboard on" as "Lantern"
    When the visitor presses "Tab"
    Then the dapp reads "keyboard on" as "Northstar"
    When the visitor presses "Shift+Tab" 2 times
    Then the dapp reads "keyboard on" as "Harbor"
    When the visitor presses "Tab" 4 times
    Then the dapp reads "keyboard on" as "What is a wallet?"

  @browser
  Scenario: Arrow keys move through a list, and Tab leaves it
    Given a visitor on the page
    And the visitor opens the modal by keyboard
    When the visitor goes to "Harbor" by keyboard
    And the visitor presses "ArrowDown"
    Then the dapp reads "keyboard on" as "Lantern"
    When the visitor presses "ArrowUp" 2 times
    Then the dapp reads "keyboard on" as "Fennel"
    When the visitor presses "Home"
    Then the dapp reads "keyboard on" as "Harbor"
    When the visitor presses "End"
    Then the dapp reads "keyboard on" as "Fennel"
    When the visitor presses "Tab"
    Then the dapp reads "keyboard on" as "What is a wallet?"

  @browser
  Scenario: Three thousand tokens, from the first to the last
    Given the dapp sets "blockchain service" to "invented-3000"
    And a visitor connected with Harbor
    And the visitor opens the modal by keyboard
    And the visitor sees "Amber 0"
    And the visitor goes to "Copy address" by keyboard
    When the visitor presses "End"
    Then the visitor sees "Harbour 2999"
    When the visitor presses "Home"
    Then the visitor sees "Amber 0"
    And the visitor does not see "Harbour 2999"
    When the visitor presses "PageDown" 9 times
    Then the visitor does not see "Amber 0"
    And the visitor does not see "Harbour 2999"

  @browser
  Scenario: Arrow keys move through the activity while more of it loads
    Given the dapp sets "blockchain service" to "invented-115"
    And the dapp sets "explorer" to "Lighthouse"
    And a visitor connected with Harbor
    And Harbor uses its account 3
    And the visitor opens the modal
    And the visitor chooses "Activity"
    And the visitor sees "AMB0"
    When the visitor goes to "Received" by keyboard
    And the visitor presses "ArrowDown" 2 times
    Then the dapp reads "keyboard on" as "Swapped"
    When the visitor presses "Home"
    Then the dapp reads "keyboard on" as "Received"
    When the visitor presses "PageDown"
    Then the dapp reads "keyboard on" as "Executing"
    When the visitor presses "End"
    Then the visitor sees "COB50"
    When the visitor presses "End"
    Then the visitor sees "EBB100"
    When the visitor presses "End"
    Then the dapp reads "keyboard on" as "Minted"
    When the visitor presses "PageUp" 20 times
    Then the dapp reads "keyboard on" as "Received"
    And the visitor sees "AMB0"

  @browser
  Scenario: The account's tabs are one tab stop, and arrow keys select among them
    Given the dapp sets "blockchain service" to "fine"
    And the dapp sets "explorer" to "Lighthouse"
    And Harbor receives "5" "KELP" from outside
    And every screen on the way is examined
    And a visitor connected with Harbor
    And the visitor opens the modal by keyboard
    When the visitor goes to "Tokens" by keyboard
    Then the dapp reads "tab that names what is shown" as "Tokens"
    When the visitor presses "ArrowRight"
    Then the dapp reads "keyboard on" as "NFTs"
    And the dapp reads "tab that names what is shown" as "NFTs"
    And the visitor sees "Tide Lamp #"
    When the visitor presses "End"
    Then the dapp reads "keyboard on" as "Activity"
    And the dapp reads "tab that names what is shown" as "Activity"
    And the visitor sees "+5.000 KELP"
    When the visitor presses "Tab"
    Then the dapp reads "keyboard on" as "Received"
    When the visitor presses "Shift+Tab"
    Then the dapp reads "keyboard on" as "Activity"
    When the visitor presses "ArrowRight"
    Then the dapp reads "keyboard on" as "Tokens"
    And the visitor sees "255.75 KELP"
    When the visitor presses "ArrowLeft"
    Then the dapp reads "keyboard on" as "Activity"
    When the visitor presses "Home"
    Then the dapp reads "keyboard on" as "Tokens"
    And the dapp reads "tab that names what is shown" as "Tokens"
    And nothing was wrong with any of them

  @browser
  Scenario: New activity is added above the focused line
    Given the dapp sets "blockchain service" to "fine"
    And the dapp sets "explorer" to "Lighthouse"
    And the dapp sets "clock" to "put forward"
    And every screen on the way is examined
    And a visitor connected with Harbor
    And the visitor reviews "1" "ETH" to "a friend"
    And the visitor chooses "Send 1 ETH"
    And Harbor approves
    And the Account screen is shown
    And the visitor chooses "Activity"
    And the dapp reads "first of what the account did" as "send, confirmed"
    When the visitor goes to "Sent" by keyboard
    And Harbor receives "5" "KELP" from outside
    And 31000 milliseconds pass
    Then the visitor sees "+5.000 KELP"
    And the dapp reads "keyboard on" as "Sent"
    When the visitor presses "ArrowUp"
    Then the dapp reads "keyboard on" as "Received"
    And nothing was wrong with any of them

  @browser
  Scenario: Deciding on the wallet's own screen
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"
    When the dapp asks for a signature of "Moor at berth 7"
    Then the Approval screen is shown
    And the wallet's own screen asks to "Sign"
    And the keyboard goes round through the modal and the wallet's own screen forwards
    And the keyboard goes round through the modal and the wallet's own screen backwards

  @browser
  Scenario: From Close back to the last element of the wallet's own screen, and where the focus was after declining
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"
    When the visitor goes to "Message" by keyboard
    And the visitor presses "Enter"
    Then the wallet's own screen asks to "Sign"
    And the keyboard goes round through the modal and the wallet's own screen backwards
    And the dapp reads "keyboard on" as "Close"
    When the visitor presses "Shift+Tab"
    Then the keyboard is on "Sign" of the wallet's own screen
    When the visitor presses "Shift+Tab"
    Then the keyboard is on "Decline" of the wallet's own screen
    When the visitor presses "Enter"
    Then the modal is closed
    And the dapp reads "keyboard on" as "Message"

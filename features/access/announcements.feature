Feature: What a screen reader says
  Every outcome is read out, whether the modal is open by then or not, and by itself.

  @browser
  Scenario: A whole visit by ear
    Given every screen on the way is examined
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Harbor"
    Then a screen reader says "Harbor"
    When Harbor rejects
    Then a screen reader says "Connection declined"
    When the visitor chooses "Try again"
    And Harbor approves
    Then a screen reader says "Connected with Harbor"

    When the visitor opens the modal
    And the visitor chooses "Copy address"
    Then a screen reader says "Address copied"
    When the dapp pushes the Networks screen
    Then a screen reader says "Networks"
    When the visitor types "zz" as the network search
    Then a screen reader says "0 networks found"

    When the dapp opens the Send screen
    And the visitor types "99999999" as the amount
    Then a screen reader says "More than you have"
    When the visitor types "0x12" as the receiver
    Then a screen reader says "Too short. Paste the whole address."
    When the visitor reviews "0.25" "ETH" to "a friend"
    And the visitor chooses "Send 0.25 ETH"
    And Harbor rejects
    Then a screen reader says "Transfer declined"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then a screen reader says "Transaction started"
    And a screen reader says "Sent"

    When the dapp pushes the Networks screen
    And the visitor chooses "Tidewater"
    And Harbor rejects
    Then a screen reader says "Switch declined"
    When the visitor chooses "Try again"
    And Harbor approves
    Then a screen reader says "You are on Tidewater"

    When Harbor moves to "Farshore"
    Then a screen reader says "Switch network"
    When the visitor presses "Escape"
    Then a screen reader says "This needs an answer first"
    When the visitor chooses "Disconnect"
    Then a screen reader says "Disconnected"
    And nothing was wrong with any of them

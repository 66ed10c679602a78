@core
Feature: A secure frame that is missing, or goes away
  Nothing waits forever: developers see the reason, and a retry uses a newly loaded frame.

  @S8.3 @S8.15
  Scenario: A frame that never loads is reloaded on the next attempt
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And 20000 milliseconds go by
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And what was asked of the modal ends with "Something went wrong"
    And the frame was put into the page once
    When the visitor asks for a mail to "mira@saltmarsh.example"
    Then the frame was put into the page twice
    When the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    Then the screen is "email-verify-otp"

  Scenario: A frame that the browser could not load is reloaded
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the browser cannot load the frame
    And the visitor asks for a mail to "mira@saltmarsh.example"
    Then the frame was put into the page twice
    When the frame is ready
    Then the frame hears CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}

  Scenario: A frame that loads late is used by the next attempt
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And 20000 milliseconds go by
    And the frame is ready
    Then the frame has not heard CONNECT_EMAIL
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    Then the frame hears CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}
    And the frame was put into the page once

  @S8.4 @S8.15
  Scenario: A frame that dies during a step is reloaded on the next attempt
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame is ready
    And 30000 milliseconds go by
    Then developers see the alert "Embedded Wallet Request Timed Out"
    And developers read "The embedded wallet did not answer in time. Try again later."
    And what was asked of the modal ends with "Something went wrong"
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And 4999 milliseconds go by
    Then the frame was put into the page once
    When 1 milliseconds go by
    Then the frame was put into the page twice
    When the frame is ready
    Then the frame has heard CONNECT_EMAIL 2 times

  Scenario: A frame that is only slow is not reloaded
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame is ready
    And 30000 milliseconds go by
    And the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    And 5000 milliseconds go by
    Then the frame was put into the page once
    And the frame has heard CONNECT_EMAIL 2 times

  Scenario: A frame that dies during a request cancels the request
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    Then the frame is in view
    When 29999 milliseconds go by
    Then what was asked of the modal goes on
    When 1 milliseconds go by
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And what was asked of the modal ends with "Something went wrong"
    And the frame is out of view

  Scenario: A request can be considered as long as the frame is alive
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And 9 minutes go by, in which the frame is there
    Then what was asked of the modal goes on
    And developers see no alert
    When the frame answers RPC_REQUEST with "0x1234"
    Then what was asked of the modal ends well

  @S4.9
  Scenario: A visitor who reads their mail late is waited for
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 15 minutes go by, in which the frame is there
    Then the screen is "email-verify-device"
    And what was asked of the modal goes on
    And developers see no alert
    When the frame answers CONNECT_DEVICE
    Then the screen is "email-verify-otp"

  Scenario: An unread mail is waited for as long as its link is valid
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 20 minutes go by, in which the frame is there
    Then what was asked of the modal ends with "Something went wrong"
    And the screen is "email-verify-device"
    And developers see no alert

  Scenario: A visitor who leaves is no longer waited for
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 1 minutes go by, in which the frame is there
    And the visitor goes one screen back
    And nothing more has been asked of the frame
    And 2 minutes go by, in which the frame is there
    Then the frame has not been asked since

  Scenario: One request can be declined without the others
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And the dapp asks its provider for "eth_sendTransaction"
    And the dapp declines the first request
    Then the frame hears RELOAD
    And 1 answer came of what was asked of the modal
    # The frame cannot cancel a single request.
    When the frame refuses RPC_REQUEST saying "Given up"
    And the frame answers RELOAD
    And the frame answers SYNC_DAPP_DATA
    Then the frame has heard RPC_REQUEST 3 times
    And 1 answer came of what was asked of the modal
    And the frame is in view
    When the frame answers RPC_REQUEST with "0x1234"
    Then 2 answers came of what was asked of the modal
    And what was asked of the modal ends well

  @S8.20
  Scenario Outline: An invalid request is refused as such: <request>
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp hands its provider the request <request>
    Then what was asked of the modal ends with "-32600: A request is an object with a `method`"
    And the frame has not heard RPC_REQUEST

    Examples:
      | request             |
      | null                |
      | "eth_chainId"       |
      | {}                  |
      | {"method": 5}       |
      | ["eth_blockNumber"] |

  Scenario: A duplicate answer counts once
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And the frame answers RPC_REQUEST with "0x1234"
    And the frame answers RPC_REQUEST with "0x5678"
    And the frame refuses RPC_REQUEST
    Then 1 answer came of what was asked of the modal
    And what was asked of the modal ends well

  Scenario: A duplicate answer to a login step counts once
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And the frame refuses CONNECT_EMAIL
    Then the screen is "email-verify-otp"
    And the frame has not heard CONNECT_DEVICE
    And 1 answer came of what was asked of the modal

  Scenario: A frame that reports READY again has lost its requests
    Given a page with a secure frame that is ready
    When the page asks GET_USER
    And the frame says READY
    Then the page is told "Something went wrong"
    When the page asks GET_CHAIN_ID
    Then the frame hears GET_CHAIN_ID

  Scenario Outline: A frame that is reloaded while <what> is awaited restarts the login
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "<action>"}
    Then the screen is "<screen>"
    When the frame is loaded anew
    And the frame is ready
    Then the screen is "connect"
    And the login of "mira@saltmarsh.example" has to be begun again
    When 30000 milliseconds go by
    And the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    Then the frame has heard CONNECT_EMAIL 2 times

    Examples:
      | what   | action        | screen              |
      | a code | VERIFY_OTP    | email-verify-otp    |
      | a link | VERIFY_DEVICE | email-verify-device |

  Scenario: A mail requested in a reloaded frame belongs to the login
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame is ready
    And 30000 milliseconds go by
    And the visitor asks for a mail to "mira@saltmarsh.example"
    And 5000 milliseconds go by
    Then the frame was put into the page twice
    When the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    Then the screen is "email-verify-otp"

  @S8.3
  Scenario: A visitor is told why the login could not be restored, which may work the next time
    Given a page with a secure frame that remembers a login
    When 20000 milliseconds go by
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And nobody is connected
    And the browser keeps "email_login_used" as "true"

  Scenario: A visitor who leaves the phone's code is not logged in by it
    Given a page with a secure frame
    When the visitor goes by farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the visitor goes one screen back
    And 99 milliseconds go by
    Then the frame has not heard RELOAD
    When 1 milliseconds go by
    Then the frame hears RELOAD
    And the frame has heard SYNC_DAPP_DATA 1 times
    When the frame answers RELOAD
    Then the frame has heard SYNC_DAPP_DATA 2 times

  Scenario: A visitor who returns to the phone's code at once keeps it
    Given a page with a secure frame
    When the visitor goes by farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the visitor goes one screen back
    And the visitor goes by farcaster
    And 1000 milliseconds go by
    Then the frame has not heard RELOAD
    And the frame has heard GET_FARCASTER_URI 2 times

  Scenario: A visitor who has logged in by phone stays logged in
    Given a page with a secure frame
    When the visitor goes by farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the frame answers CONNECT_FARCASTER with {"userName": "mira"}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    And 1000 milliseconds go by
    Then the frame has not heard RELOAD

  Scenario: In an installed web app social logins wait for the frame, which is loaded for them
    Given an installed web app with a secure frame
    Then there is no frame on the page
    When the visitor opens the modal there
    Then the frame was put into the page once
    And social accounts wait
    When the frame is ready
    Then social accounts can be chosen
    When the visitor shuts the modal
    And the visitor opens the modal there
    Then social accounts can be chosen

  Scenario: An installed web app whose frame does not load
    Given an installed web app with a secure frame
    When the visitor opens the modal there
    And 20000 milliseconds go by
    Then developers see the alert "Error loading embedded wallet in PWA"
    And developers read "could not be loaded in this installed web app"
    And social accounts wait
    When the visitor shuts the modal
    And the visitor opens the modal there
    Then the frame was put into the page twice
    When the frame is ready
    Then social accounts can be chosen

  Scenario: Elsewhere nothing is loaded before somebody logs in
    Given a page with a secure frame
    When the visitor opens the modal there
    Then there is no frame on the page
    And social accounts can be chosen

  @S8.12
  Scenario: A page that empties its body removes the frame
    Given a page with a secure frame
    When the visitor asks for a mail to "mira@saltmarsh.example"
    And the frame says READY
    And the page empties its body
    And 500 milliseconds go by
    Then what was asked of the modal ends with "W3mFrame: iframe is not set"
    When the visitor asks for a mail to "mira@saltmarsh.example"
    Then the frame hears CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}
    And the frame was put into the page twice

  @S8.12
  Scenario: A frame that is not embedded posts to nobody
    Then a frame that no page shows says "W3mFrame: parent is not set"
